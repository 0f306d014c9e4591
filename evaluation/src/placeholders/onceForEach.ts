/** Remembers what was made of each list of names: a formatter takes a hundred times longer to make than to ask. */
export const onceForEach = <Names extends readonly (string | number)[], Made>(
  make: (...names: Names) => Made,
): ((...names: Names) => Made) => {
  const made = new Map<string, Made>();
  return (...names) => {
    const key = names.join(' ');
    const known = made.get(key) ?? make(...names);
    made.set(key, known);
    return known;
  };
};
