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
