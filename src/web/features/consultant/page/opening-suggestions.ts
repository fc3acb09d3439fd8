import { useState } from 'react'
import { drawSuggestions, openingSuggestions, pickSuggestions } from '#domain/consultant/suggest-questions.ts'
import { createSeededRandom } from '#domain/drawing/seeded-dice.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'

let lastDrawn: readonly string[] = []

function draw(): readonly string[] {
  lastDrawn = drawSuggestions(createSeededRandom(newUuid()), lastDrawn)
  return lastDrawn
}

const onServer = pickSuggestions(openingSuggestions, 0)

/** Returns four suggestions for a conversation without messages, others than those of the one before. */
export function useOpeningSuggestions(): readonly string[] {
  const [drawn] = useState(draw)
  return useBrowserValue(() => drawn, onServer)
}
