/**
 * What a report says of the events of a turn in sentences; each kind has a row in a table of tellings.
 *
 * @see architecture 5
 */
import { isLoopEvent } from '@ec/engine';
import type { TableBlock } from '@ec/reports';
import type { Ec4xEvent } from '../events.js';
import { CONFLICT_TELLINGS } from './conflict-tellings.js';
import { tableWhereRows } from './table-where-rows.js';
import { HOUSE_TELLINGS } from './house-tellings.js';
import type { Reporter } from './reporter.js';
import type { Telling, TellingsOf, Topic } from './telling.js';

/** How each kind of event is told. */
const TELLINGS: TellingsOf<Ec4xEvent> = { ...HOUSE_TELLINGS, ...CONFLICT_TELLINGS };

/** What happened in a turn on a topic; none where nothing did. */
export function newsBlocks({ view, names }: Reporter, topic: Topic): TableBlock[] {
  const sentences = view.events.flatMap((event) => {
    if (isLoopEvent(event)) return [];
    // each kind has the telling of its own events
    const telling = TELLINGS[event.kind] as Telling<Ec4xEvent>;
    return telling?.[0] === topic ? [[telling[1](event, names)]] : [];
  });
  return tableWhereRows('', ['What happened'], sentences);
}
