import { useEffect, useRef, useState } from 'react'
import {
  type HomeQuestion,
  pickPersonalParameters,
  readHomeQuestion,
  writeHomePlace,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import {
  findKeptHomeQuestion,
  saveHomeQuestion,
  useKeptHomeQuestion,
} from '../../data/account/home-question.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { useNavigate } from '../../framework/page-navigation.ts'
import { useSharedState } from '../calculators/shared-state.ts'
import { type HomeAddress, homeAddressCodec, joinHomeQuestion } from './home-state.ts'

/** The origin of the family that the page shows. */
export type HomeOrigin = 'own' | 'example' | 'link'

/** The question of the page, and how it changes. */
interface PageQuestion {
  question: HomeQuestion
  origin: HomeOrigin
  address: HomeAddress
  /** Applies and stores a typed change. */
  change(next: HomeQuestion): void
  /** Keeps what came with a link as the family's own, and writes the address at once. */
  keep(): void
  /** Discards the values typed on this page; stored ones stay. */
  clear(): void
  /** Returns a link to the page, without the family. */
  link(): string
}

/**
 * Reads a family from an address: from the part after `#` of the consultant's links, or from the query of older
 * addresses.
 */
function readFamilyOfAddress(
  hash: string,
  query: Parameters<typeof readHomeQuestion>[0],
): HomeQuestion | null {
  const behind = pickPersonalParameters(readQueryString(hash))
  const personal = { ...behind, ...pickPersonalParameters(query) }
  if (Object.keys(personal).length === 0) return null
  const kept = Object.keys(behind).length > 0 ? findKeptHomeQuestion() : null
  const before = kept === null ? {} : writeHomeQuestion(kept)
  return readHomeQuestion({
    ...before,
    ...writeHomePlace(readHomeQuestion(query).question.place),
    ...personal,
  }).question
}

/**
 * The question of the page: what is typed here, otherwise what the account or the device stores, otherwise the example.
 * A family in the address is removed from it at once, and is stored only where none was.
 */
export function useHomeQuestion(): PageQuestion {
  const [address, setAddress, shared] = useSharedState(homeAddressCodec)
  const kept = useKeptHomeQuestion()
  const [typed, setTyped] = useState<{ question: HomeQuestion; origin: HomeOrigin } | null>(null)
  const { path, query, hash } = usePageLocation()
  const navigate = useNavigate()
  const written = writeQueryString(query)
  const commit = useRef(shared.commit)
  useEffect(() => {
    const given = readQueryString(written)
    const question = readFamilyOfAddress(hash, given)
    if (question === null) return
    const isOwn = findKeptHomeQuestion() === null
    // oxlint-disable-next-line react/set-state-in-effect -- The address says it once, and then no longer.
    setTyped({ question, origin: isOwn ? 'own' : 'link' })
    if (isOwn) saveHomeQuestion(question)
    const search = homeAddressCodec.write(homeAddressCodec.read(given))
    // The address writer makes this change itself, because it discards typed values when somebody else changes the
    // address.
    if (writeQueryString(search) !== written) commit.current()
    else void navigate({ to: path, search, replace: true, resetScroll: false })
  }, [navigate, path, written, hash])
  const isExample = address.isExample && typed === null
  const question = joinHomeQuestion(address, typed?.question ?? (isExample ? null : kept))
  const save = (next: HomeQuestion): void => {
    setTyped({ question: next, origin: 'own' })
    saveHomeQuestion(next)
  }
  return {
    question,
    origin: typed?.origin ?? (isExample ? 'example' : 'own'),
    address,
    change(next) {
      save(next)
      setAddress({ place: next.place, chosen: null, isExample: false })
    },
    keep() {
      if (typed?.origin === 'link') save(question)
      shared.commit()
    },
    clear: () => setTyped(null),
    link: () => {
      const place = writeQueryString(writeHomePlace(question.place))
      return `${window.location.origin}${path}${place && `?${place}`}`
    },
  }
}
