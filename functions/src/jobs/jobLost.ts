/** Another run has taken this job over after its lease: this one must leave everything as it is. */
export class JobLost extends Error {
  constructor() {
    super('The job was taken over by another run');
    this.name = 'JobLost';
  }
}
