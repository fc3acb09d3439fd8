import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'
import { validateHtml } from './validate-html.ts'

const page = (head: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
  <head><meta charset="utf-8"><title>Imóveis em Campinas · Arremate</title>${head}</head>
  <body>${body}</body>
</html>`

describe('a page', () => {
  it('is read: head, links, data and visible words', () => {
    const read = readPage(
      page(
        `<meta name="description" content="Três imóveis"><meta name="robots" content="noindex, follow">
        <link rel="canonical" href="https://a.example/imoveis/sp"><meta property="og:title" content="Campinas">
        <script type="application/ld+json">{"@type":"ItemList"}</script>
        <script type="application/json" id="page-data">{"a":[1]}</script>`,
        `<nav><a href="/imoveis">Imóveis</a></nav><svg><title>Casa</title></svg>
        <main><h1>Campinas</h1> <p>3&nbsp;imóveis</p><script type="application/json">"x"</script></main>`,
      ),
    )
    expect(read).toMatchObject({
      lang: 'pt-BR',
      title: 'Imóveis em Campinas · Arremate',
      canonicals: ['https://a.example/imoveis/sp'],
      robots: ['noindex', 'follow'],
      description: 'Três imóveis',
      structuredData: [{ '@type': 'ItemList' }],
      links: ['/imoveis'],
      inlineCode: [],
      text: 'Campinas 3 imóveis',
    })
    expect(read.previews.get('og:title')).toBe('Campinas')
    expect(read.pageData.get('page-data')).toEqual({ a: [1] })
  })

  it('that says nothing of itself has nothing, and a broken block is said', () => {
    const read = readPage('<p>x</p><script type="application/ld+json">{</script>')
    expect(read).toMatchObject({ lang: null, title: '', canonicals: [], robots: [], description: null })
    expect(read.structuredData).toEqual([{ unreadable: '{' }])
  })

  it('with code that the security policy refuses is found out', () => {
    const { inlineCode } = readPage(
      page(
        '<style>a{}</style><script>1</script>',
        '<p style="color:red" onclick="x()"><a href="javascript:x()">a</a>',
      ),
    )
    expect(inlineCode.toSorted()).toEqual(
      ['<style>', '<script>', '<p style>', '<p onclick>', '<a href="javascript:">'].toSorted(),
    )
  })
})

describe('the HTML validator', () => {
  it('passes what the standard allows, however it is written', () => {
    const text = page(
      '<link rel=icon href=/f.svg>',
      '<main><ul><li>a</ul><input disabled><br><p>a & b</p></main>',
    )
    expect(validateHtml(text)).toEqual([])
  })

  it.each([
    ['a block in a phrase', '<span><div>a</div></span>', 'element-permitted-content'],
    ['an id twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
    ['an item outside a list', '<div><li>a</li></div>', 'element-permitted-parent'],
    ['an unknown element', '<blok>a</blok>', 'element-name'],
    ['a button in a link', '<a href="/"><button type="button">a</button></a>', 'element-permitted-content'],
    ['a label for nothing', '<label for="x">a</label>', 'no-missing-references'],
    ['an inline style', '<p style="color: red">a</p>', 'no-inline-style'],
    ['a wrong value', '<input type="moeda">', 'attribute-allowed-values'],
    ['an element left open', '<section><b>a</section>', 'close-order'],
  ])('refuses %s', (_, body, rule) => {
    expect(validateHtml(page('', body)).join('\n')).toContain(`(${rule})`)
  })
})
