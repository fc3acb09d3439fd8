import type { ComponentProps } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { findTypedPlace } from './typed-text.ts'
import { usePlaceCompletions, useSearchOptions } from './use-search-options.ts'

type ListProps = Omit<ComponentProps<typeof SuggestionList>, 'offered' | 'typed'> & { text: string }

/** Suggestions of the search box. They load with its first focus. */
export function SearchSuggestions({ text, criteria, ...list }: ListProps & { criteria: Criteria }) {
  const offered = useSearchOptions(text, criteria)
  const completes = offered.options[0]?.kind === 'completion'
  return (
    <SuggestionList {...list} typed={(completes && findTypedPlace(text)?.typed) || text} offered={offered} />
  )
}

/** Suggestions of the place at the end of a message. */
export const PlaceCompletions = ({ text, ...list }: ListProps) => (
  <SuggestionList {...list} typed={findTypedPlace(text)?.typed ?? text} offered={usePlaceCompletions(text)} />
)
