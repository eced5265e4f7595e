import type { ReportNote } from '@ec/reports';

/** A note, with an order where there is one. */
export function noteOf(
  text: string,
  section: string,
  { isUrgent = false, order }: { readonly isUrgent?: boolean; readonly order?: string | undefined } = {},
): ReportNote {
  return {
    text,
    ...(isUrgent && { isUrgent: true as const }),
    section,
    ...(order !== undefined && { order }),
  };
}
