/** The thread in which turns are resolved. */
import { serveThread } from '../threads/serve-thread.ts';
import { Table } from './table.ts';

serveThread(new Table());
