/** Does this for 0 to count - 1, at most so many at a time; gives the answers in their order. */
export async function inGroups<Answer>(
  atOnce: number,
  count: number,
  work: (number: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const group = Array.from({ length: Math.min(atOnce, count - start) }, (_, n) => start + n);
    answers.push(...(await Promise.all(group.map(work))));
  }
  return answers;
}
