const joining = /^(?:da|de|do|das|dos|e)$/i

/** Writes a client's name as two letters: “Família Andrade” → “FA”, “Osvaldo” → “OS”. */
export function writeInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '' && !joining.test(word))
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = last === '' ? [...first].slice(0, 2) : [[...first][0], [...last][0]]
  return letters.join('').toUpperCase()
}
