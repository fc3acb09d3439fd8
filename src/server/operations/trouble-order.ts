/** Beginnings of the troubles' keys, the gravest first. */
const gravestFirst = [
  'database',
  'disk:',
  'catalogue:empty',
  'payments:pending',
  'lastlink-',
  'lists:',
  'catalogue:',
  'import:',
  'refresh:',
  'pages:none',
  'pages:',
  'worker:',
  'mails:',
  'notifications:',
  'backup:',
  'payments:',
]

const weightOf = (key: string): number => {
  const at = gravestFirst.findIndex(beginning => key.startsWith(beginning))
  return at === -1 ? gravestFirst.length : at
}

/** Orders troubles by weight: what is bad before what is to be watched, then the gravest matter first. */
export const compareTroubles = (
  a: { key: string; level: 'watch' | 'bad' },
  b: { key: string; level: 'watch' | 'bad' },
): number =>
  Number(a.level === 'watch') - Number(b.level === 'watch') ||
  weightOf(a.key) - weightOf(b.key) ||
  (a.key < b.key ? -1 : 1)
