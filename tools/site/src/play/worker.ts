/** The thread in which turns are resolved. */
import { expose } from 'comlink';
import { Table } from './table.ts';

expose(new Table());
