/** The editor and the view of reports, in a script of their own. */
export { defineDesk } from '@ec/desk';
