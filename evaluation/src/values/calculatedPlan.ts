/** A calculated field with its names resolved: what rows and columns run alike [E77]. */
export interface CalculatedPlan {
  /** The slots of the fields that it is worked out of, in the order of the field list. */
  readonly sources: readonly number[];
  /**
   * The value as a text of the field's own type, or '' for none, of what each source compares by: a number, a day's
   * order, 1 for a text; NaN where it has none that can be read.
   */
  readonly calculate: (sizes: readonly number[] | Float64Array) => string;
  /** Equal for two plans that say the same of every supporter. */
  readonly key: string;
}
