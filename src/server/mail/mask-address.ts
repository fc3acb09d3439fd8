/** Masks an address for logs: `maria@dominio.com` → `m***@d***.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  const start = at > 0 ? `${firstOf(address)}***@` : ''
  return `${start}${firstOf(domain)}***${ending}`
}

const firstOf = (text: string): string => [...text].slice(0, 1).join('')
