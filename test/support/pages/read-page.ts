import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** The content of a page's HTML, read without running a script. */
export interface ReadPage {
  lang: string | null
  title: string
  /** The addresses of all `link rel=canonical`; a page should have one. */
  canonicals: string[]
  /** The words of `meta name=robots`; empty when there is none. */
  robots: string[]
  description: string | null
  /** `og:…` and `twitter:…` by their whole name. */
  previews: Map<string, string>
  /** Parsed JSON-LD blocks; `{ unreadable }` for one that is no JSON. */
  structuredData: unknown[]
  /** `href` of every link, as written. */
  links: string[]
  /** What `script-src 'self'; style-src 'self'` refuses: inline scripts, styles and handlers, each with its element. */
  inlineCode: string[]
  /** Parsed `script type="application/json"` blocks by id. */
  pageData: Map<string, unknown>
  /** The visible words of `main`, or of the body without one. */
  text: string
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find(each => each.name === name)?.value ?? null

function* walkElements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walkElements(child)
}

function collectText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (['script', 'style', 'noscript', 'template'].includes(node.nodeName) || !('childNodes' in node))
    return ''
  return node.childNodes.map(collectText).join(' ')
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return { unreadable: text.slice(0, 100) }
  }
}

const scriptText = (element: Element): string =>
  element.childNodes.map(child => ('value' in child ? child.value : '')).join('')

/** Types of scripts that browsers take as data. */
const dataTypes = new Set(['application/json', 'application/ld+json', 'speculationrules', 'importmap'])

function findInlineCode(element: Element): string[] {
  const { tagName, attrs } = element
  const found = attrs
    .filter(({ name }) => name === 'style' || name.startsWith('on'))
    .map(({ name }) => `<${tagName} ${name}>`)
  if (attrs.some(({ name, value }) => name === 'href' && /^\s*javascript:/i.test(value)))
    found.push(`<${tagName} href="javascript:">`)
  if (tagName === 'style') found.push('<style>')
  const type = attribute(element, 'type')
  if (tagName === 'script' && attribute(element, 'src') === null && !dataTypes.has(type ?? ''))
    found.push('<script>')
  return found
}

/** Reads a page as a browser without scripts would. */
export function readPage(html: string): ReadPage {
  const elements = [...walkElements(parse(html, { scriptingEnabled: false }))]
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const metas = named('meta').map(element => ({
    name: (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase(),
    content: attribute(element, 'content') ?? '',
  }))
  const scripts = named('script')
  const [root] = named('html')
  const [content = named('body')[0]] = named('main')
  const title = elements.find(
    ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
  )
  return {
    lang: root === undefined ? null : attribute(root, 'lang'),
    title: title === undefined ? '' : squeeze(scriptText(title)),
    canonicals: named('link')
      .filter(element => attribute(element, 'rel')?.toLowerCase() === 'canonical')
      .map(element => attribute(element, 'href') ?? ''),
    robots: metas
      .filter(({ name }) => name === 'robots')
      .flatMap(({ content: words }) => words.toLowerCase().split(/\s*,\s*/)),
    description: metas.find(({ name }) => name === 'description')?.content ?? null,
    previews: new Map(
      metas
        .filter(({ name }) => /^(og|twitter):/.test(name))
        .map(({ name, content: value }) => [name, value]),
    ),
    structuredData: scripts
      .filter(element => attribute(element, 'type') === 'application/ld+json')
      .map(element => parseJson(scriptText(element))),
    links: named('a').flatMap(element => attribute(element, 'href') ?? []),
    inlineCode: elements.flatMap(findInlineCode),
    pageData: new Map(
      scripts
        .filter(element => attribute(element, 'type') === 'application/json')
        .map(element => [attribute(element, 'id') ?? '', parseJson(scriptText(element))]),
    ),
    text: content === undefined ? '' : squeeze(collectText(content)),
  }
}
