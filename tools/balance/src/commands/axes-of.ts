import { expectEachOnce, type Axis } from '../designs/axis.js';
import { readOption } from './read-option.js';

/**
 * The parameters that `--vary` names, each with its values.
 *
 * @param parse - reads one of them
 * @throws InputError when one cannot be read, or comes twice
 */
export function axesOf<One extends Pick<Axis, 'key'>>(
  vary: readonly string[],
  parse: (text: string) => One,
): One[] {
  return readOption('--vary', () => {
    const axes = vary.map(parse);
    expectEachOnce(axes);
    return axes;
  });
}
