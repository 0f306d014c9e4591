/**
 * This run is over before its end, because another one has taken the job over or the process is about to end. It must
 * leave everything as it is: the next start takes it up (D19).
 */
export class JobCutOff extends Error {
  constructor() {
    super('The run was cut off');
    this.name = 'JobCutOff';
  }
}

/** The time that a process may take is nearly over: the run ends where it is, and the next one goes on at once. */
export class TimeIsUp extends JobCutOff {
  constructor() {
    super();
    this.name = 'TimeIsUp';
  }
}
