/**
 * What a report says of the events of a turn in sentences; each kind has a row in a table of sentences.
 *
 * @see architecture 5
 */
import { isLoopEvent } from '@ec/engine';
import type { TableBlock } from '@ec/reports';
import type { Ec4xEvent } from '../events.js';
import { CONFLICT_SENTENCES } from './conflict-sentences.js';
import { tableWhereRows } from './table-where-rows.js';
import { HOUSE_SENTENCES } from './house-sentences.js';
import type { Reporter } from './reporter.js';
import type { Sentence, SentencesOf, Topic } from './sentence.js';

/** The sentence about each kind of event. */
const SENTENCES: SentencesOf<Ec4xEvent> = { ...HOUSE_SENTENCES, ...CONFLICT_SENTENCES };

/** What happened in a turn on a topic; none where nothing did. */
export function newsBlocks(reporter: Reporter, topic: Topic): TableBlock[] {
  const sentences = reporter.view.events.flatMap((event) => {
    if (isLoopEvent(event)) return [];
    const news = newsOf(event, reporter);
    return news?.topic === topic ? [[news.text]] : [];
  });
  return tableWhereRows('', ['What happened'], sentences);
}

/** The sentence about an event and its topic; `null` for one that is shown otherwise. */
export function newsOf(event: Ec4xEvent, { view, names }: Reporter): { topic: Topic; text: string } | null {
  // each kind has the sentence about its own events
  const sentence = SENTENCES[event.kind] as Sentence<Ec4xEvent>;
  return sentence && { topic: sentence[0], text: sentence[1](event, names, view) };
}
