import { actorAtStart, civilDateInUtc, longDay, type PendingDeletion } from 'shared-kernel/model';
import { Button } from 'shared-kernel/ui';
import { Notice } from './Notice';
import { useRestoring } from './useRestoring';

interface DeletionNoticeProps {
  /** The name of what is pending deletion. */
  readonly name: string;
  /** What goes along with it, in a sentence. */
  readonly contents: string;
  readonly deletion: PendingDeletion;
  /** Null for those who may not restore it. */
  readonly restore: (() => Promise<void>) | null;
  /** Who may, in a sentence. */
  readonly restoredBy: string;
}

/** While something is pending deletion: what goes when, who asked for it, and the way back. */
export const DeletionNotice = (props: DeletionNoticeProps) => {
  const { name, contents, deletion, restore, restoredBy } = props;
  const { isRestoring, begin } = useRestoring(restore);
  const by = deletion.by === '' ? 'Somebody' : actorAtStart(deletion.by);
  return (
    <Notice
      action={
        restore !== null && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Restore ${name}`}
            loading={isRestoring}
            loadingText="Restoring"
            onClick={() => void begin()}
          >
            Restore
          </Button>
        )
      }
    >
      {`${by} deleted “${name}” on ${longDay(civilDateInUtc(deletion.at))}. It is removed for good on ${longDay(civilDateInUtc(deletion.removeAt))}, with ${contents}; its personal links show nothing meanwhile.`}
      {restore === null && ` ${restoredBy} can restore it until then.`}
    </Notice>
  );
};
