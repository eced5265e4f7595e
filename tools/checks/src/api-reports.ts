/**
 * Reports the public surface of every entry point in a file of its own, `api/<entry point>.api.md` in the folder of its package, so that a
 * change of the surface shows in a diff. Run after `build` of all packages.
 *
 *     node tools/checks/src/api-reports.ts           fails where a report is not what the built types say
 *     node tools/checks/src/api-reports.ts --write   writes the reports anew
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { publishablePackages } from './packages.ts';
import { workspaceRoot } from './run.ts';

/** An entry point: how its surface is found, where its report is, and the types of what it runs in. */
interface Surface {
  readonly config: ExtractorConfig;
  readonly report: string;
  readonly libraries: string;
}

const isWriting = process.argv.includes('--write');
const made = mkdtempSync(join(tmpdir(), 'ec-api-'));
try {
  const surfaces = publishablePackages().flatMap(({ folder, types }) =>
    types.map((path) => configOf(folder, join(folder, path))),
  );
  // One program for all that run in the same surroundings reads the types of the language once.
  const faults = [...Map.groupBy(surfaces, ({ libraries }) => libraries).values()].flatMap(faultsOf);
  const known = new Set(surfaces.map(({ report }) => report));
  for (const left of globSync('{packages,packages/rulesets,tools}/*/api/*.api.md', { cwd: workspaceRoot }))
    if (!known.has(join(workspaceRoot, left)))
      faults.push(`${left}: expected no report, as there is no such entry point`);
  for (const fault of faults) console.error(fault);
  console.log(`${surfaces.length} entry points, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}

/** Reports the surfaces of entry points that are read as one program; returns what is wrong with the reports. */
function faultsOf(surfaces: readonly Surface[]): string[] {
  const [first, ...others] = surfaces;
  if (!first) return [];
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: others.map(({ config }) => config.mainEntryPointFilePath),
  });
  return surfaces.flatMap(({ config, report }) => {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => (message.handled = true),
    });
    return faultOf(
      join(config.reportTempFolder, config.reportFilePath ? basename(config.reportFilePath) : ''),
      report,
    );
  });
}

function configOf(folder: string, types: string): Surface {
  const name = `${basename(types, '.d.ts')}.api.md`;
  const temporary = join(made, relative(workspaceRoot, folder));
  mkdirSync(temporary, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.build.json'), skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: temporary,
        reportTempFolder: join(temporary, 'temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.build.json'), 'utf8')) as {
    readonly compilerOptions: { readonly lib?: readonly string[] };
  };
  return { config, report: join(folder, 'api', name), libraries: (compilerOptions.lib ?? []).join() };
}

/**
 * A report with the words of unions and the members of inferred types in alphabetical order. The compiler lists them in the order in which it met
 * them, which depends on what it had checked before.
 */
function inOrder(report: string): string {
  const unions = report.replaceAll(/"[^"]*"(?: \| "[^"]*")+/g, (union) =>
    union.split(' | ').toSorted().join(' | '),
  );
  return unions.replaceAll(/(?:^[\w$]+\??: [^\n]*;\n){2,}/gm, (members) =>
    members.trimEnd().split('\n').toSorted().concat('').join('\n'),
  );
}

/** What is wrong with a report that is kept; when writing, it is made right. */
function faultOf(fresh: string, report: string): string[] {
  const text = inOrder(readFileSync(fresh, 'utf8'));
  if (existsSync(report) && readFileSync(report, 'utf8') === text) return [];
  const path = relative(workspaceRoot, report);
  if (!isWriting)
    return [
      `${path}: the public surface has changed: run "npx pnpm@12.21.0 api", look at the diff, and add a changeset`,
    ];
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(report, text);
  console.log(`wrote ${path}`);
  return [];
}
