import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { everything } from '#domain/search/criteria.ts'
import type { Source } from '../../data/catalogue/source.ts'
import { readPoints } from './points.ts'
import { pointsQuery, rowsQuery } from './queries.ts'

const goias = { ...everything, state: ['GO' as const] }
const none = { places: [], ids: [], prices: [], discounts: [], categories: '' }

test('while points load, the previous ones are shown, but never those of another source', () => {
  const client = new QueryClient()
  const asked = (source: Source, criteria = everything) => ({
    ...pointsQuery(source, criteria),
    enabled: false,
  })
  client.setQueryData(asked('server').queryKey, readPoints({ total: 7, ...none }))
  const observer = new QueryObserver(client, asked('server'))
  observer.setOptions(asked('server', goias))
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { total: 7 } })
  observer.setOptions(asked('unreachable', goias))
  expect(observer.getCurrentResult().data).toBeUndefined()
})

test('while rows load, the previous ones are shown, but never those of another source', () => {
  const client = new QueryClient()
  const asked = (source: Source, of: string) => ({ ...rowsQuery(source, of, 60, String), enabled: false })
  client.setQueryData(asked('server', 'a').queryKey, { pages: [[]], pageParams: [0] })
  const observer = new InfiniteQueryObserver(client, asked('server', 'a'))
  observer.setOptions(asked('server', 'b'))
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { pages: [[]] } })
  observer.setOptions(asked('empty', 'b'))
  expect(observer.getCurrentResult().data).toBeUndefined()
})
