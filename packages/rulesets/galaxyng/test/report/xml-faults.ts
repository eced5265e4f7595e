import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(new URL('../../schema/galaxyng-report-1.xsd', import.meta.url), 'utf8');

/** What is wrong with a report, by the schema. */
export async function faultsOf(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: xml }, schema });
  return errors.map(({ message }) => message);
}
