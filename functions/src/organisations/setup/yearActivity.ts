import { civilDateInUtc, longDay, type ActivityAction, type YearScope } from 'shared-kernel/model';
import { activityEntry } from '../../activity/activityEntry';
import type { Caller } from '../../caller';
import type { Services } from '../../services';
import type { DocumentWrite, StoredDocument } from '../../store/documents';
import { storedName } from '../../store/storedName';
import { isSameDay, storedLastDay } from '../../retention/lastDay';
import { hasEnds, type YearPayload } from './yearPayload';

interface YearChange {
  readonly stored: StoredDocument | null;
  /** As the log may keep it. */
  readonly nameBefore: string;
  readonly payload: YearPayload;
}

/** The lines of the log about a save of a year: what came of it, part by part; none where all stayed. */
export function yearActivity(
  services: Services,
  scope: YearScope,
  admin: Caller,
  { stored, nameBefore, payload }: YearChange,
): readonly DocumentWrite[] {
  const line = (action: ActivityAction, subject = ''): DocumentWrite =>
    activityEntry(services, scope, admin, action, '', subject);
  if (stored === null)
    return [
      line('yearMade', payload.name),
      ...(payload.retainUntil === null ? [] : [line('lastDaySet', lastDayWords(payload))]),
    ];
  const { data } = stored;
  return [
    ...(storedName(data) === payload.name ? [] : [line('yearRenamed', nameBefore)]),
    ...(hasEnds(data, payload) ? [] : [line('yearDaysChanged')]),
    ...(isSameDay(storedLastDay(data), storedLastDay(payload))
      ? []
      : [line('lastDaySet', lastDayWords(payload))]),
    ...((data['embedPage'] ?? '') === payload.embedPage ? [] : [line('embedPageChanged')]),
  ];
}

/** '' for no last day. */
const lastDayWords = ({ retainUntil }: YearPayload): string =>
  retainUntil === null ? '' : longDay(civilDateInUtc(retainUntil));
