/** Groups values by a key, in order of first appearance. */
export function groupBy<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(value)
  }
  return groups
}
