/** Why a remote is not there. */
export interface RemoteFailure {
  readonly code:
    | 'remote/unavailable'
    | 'remote/timeout'
    /** Built for a contract that the shell no longer knows, or does not know yet. */
    | 'remote/older'
    | 'remote/newer'
    | 'remote/malformed';
  readonly cause?: unknown;
}
