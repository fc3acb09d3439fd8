// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { start } from '#test/support/fake-history.ts'
import { PageLocationContext, readPageLocation, usePageLocation } from './page-location.ts'
import { BrowserLocation } from './page-location-provider.tsx'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Draws the state that the history keeps with the address, as /search does with its note on a sentence. */
function Page() {
  const { href, hash, state } = usePageLocation()
  return <p>{`${href} ${hash} ${JSON.stringify(state)}`}</p>
}

it('a reloaded page is taken over as the server rendered it, and then shows what the history keeps with its address', async () => {
  const { navigation } = start('/search')
  await navigation.navigate({
    to: '/search',
    search: { state: 'GO' },
    hash: 'main',
    state: { searchNote: 'x' },
  })
  const rendered = renderToString(
    <PageLocationContext value={readPageLocation('/search?state=GO')}>
      <Page />
    </PageLocationContext>,
  )
  document.body.innerHTML = `<div id="root">${rendered}</div>`
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root') as Element,
      <BrowserLocation navigation={navigation}>
        <Page />
      </BrowserLocation>,
      { onRecoverableError: error => problems.push(error) },
    ),
  )
  expect(problems).toEqual([])
  expect(document.body.textContent).toBe('/search?state=GO main {"searchNote":"x"}')
  await act(async () => root.unmount())
})
