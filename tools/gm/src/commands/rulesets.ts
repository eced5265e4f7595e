import {
  Command,
  type Answer,
  command,
  listedPackages,
  listPackages,
  listPath,
  page,
  table,
  unlistPackages,
} from '@ec/cli';
import { isInstalled } from '@ec/hall/sheets';
import { answering } from '../answering.js';

/** `ec rulesets` and what belongs to it. */
export function rulesetsCommand(): Command {
  const list = command('list', 'List the packages whose rulesets a game may name.').action(
    answering(listAll),
  );
  const add = command('add', 'Let games name packages: their code will run on this machine.')
    .argument('<packages...>', 'names of packages that are installed where ec is')
    .action(
      answering((names: string[]) => {
        listPackages(names);
        for (const name of names)
          if (!isInstalled(name))
            console.error(
              `warning: ${name}: is not installed beside ec, so that no game can be played by it yet`,
            );
        return listAll();
      }),
    );
  const remove = command('remove', 'No longer let games name packages.')
    .argument('<packages...>', 'names of packages')
    .action(
      answering((names: string[]) => {
        unlistPackages(names);
        return listAll();
      }),
    );
  // Without options of its own: it would take "--json" from the commands below it.
  return new Command('rulesets')
    .description('Packages whose rulesets a game may name, beside those of ec itself.')
    .addCommand(list, { isDefault: true })
    .addCommand(add)
    .addCommand(remove);
}

function listAll(): Answer {
  const rulesets = listedPackages();
  const rows = rulesets.map((name) => [name]);
  const text = page('Rulesets that a game may name', listPath(), {
    'Beside those of ec itself': [table(['Package'], rows)],
  });
  return { text, data: { list: listPath(), rulesets } };
}
