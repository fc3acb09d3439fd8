import type { QueryParameters } from './search-criteria.ts'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return '\uFFFD'
  }
}

/**
 * Reads a URL's query (with or without `?`) into parameters. Never throws: a value whose percent-encoding is broken
 * becomes U+FFFD, which no field accepts.
 */
export function readQueryString(query: string): QueryParameters {
  const parameters = new Map<string, string[]>()
  for (const part of query.replace(/^\?/, '').split('&')) {
    if (part === '') continue
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? []
    const key = decode(name)
    const values = parameters.get(key)
    if (values) values.push(decode(value))
    else parameters.set(key, [decode(value)])
  }
  return Object.fromEntries(
    Array.from(parameters, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** Encodes any text; `encodeURIComponent` alone throws on half a surrogate pair. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Writes parameters as a URL's query without `?`, in their order. Never throws. */
export const writeQueryString = (parameters: QueryParameters): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map(one => `${encode(name)}=${encode(one)}`),
    )
    .join('&')
