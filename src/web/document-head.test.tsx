// @vitest-environment happy-dom
import { afterEach, describe, expect } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { listPageMetas, type PageHead, usePageHead } from './framework/page-head.ts'
import { writeDocument } from './framework/write-document.ts'

const head: PageHead = {
  title: 'Casas em "Goiânia" & região',
  description: 'Casas com <desconto>.',
  canonical: '/imoveis/go/goiania?pagina=2&a=1',
  isIndexed: true,
  image: '/picture/goiania.png',
  structuredData: siteUrl => [{ '@type': 'ItemList', url: siteUrl }],
}

function Page(props: { head: PageHead }) {
  usePageHead(props.head)
  return null
}

afterEach(() => {
  document.head.innerHTML = ''
})

it('has the site’s picture where a page has none of its own', () => {
  const pictureOf = (given: PageHead) =>
    listPageMetas(given, 'https://arremate.example')
      .filter(([, called]) => /image|card/.test(called))
      .map(([, , content]) => content)
  const rest = ['1200', '630', 'summary_large_image']
  expect(pictureOf(head)).toEqual(['https://arremate.example/picture/goiania.png', ...rest])
  expect(pictureOf({ title: 'Planos' })).toEqual(['https://arremate.example/api/pictures/site', ...rest])
})

describe('the head that the server wrote', () => {
  it.for([head, { ...head, image: undefined, isIndexed: false }, { title: 'Perfil' }])(
    'is that of the page in the browser, too (%#)',
    (given: PageHead, { view }) => {
      document.head.innerHTML = writeDocument('<!--head--></head>', {
        head: given,
        markup: '',
        data: {
          at: 0,
          hasSession: false,
          queries: { mutations: [], queries: [] },
          parts: [],
        },
        assets: { styles: [], scripts: [], wideScripts: [] },
        siteUrl: 'https://arremate.example',
      }).replace('</head>', '')
      const [before, { title }] = [[...document.head.children], document]
      view.render(<Page head={given} />)
      expect([...document.head.children]).toEqual(before)
      expect(document.title).toBe(title)
    },
  )
})
