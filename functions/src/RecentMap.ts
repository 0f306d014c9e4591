/** Holds at most so many: what was set least recently leaves first. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.most) break;
      this.delete(oldest);
    }
    return this;
  }
}
