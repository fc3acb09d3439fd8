import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { writeQueryString } from '#domain/search/query-string.ts'

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  stringifySearch: search => `?${writeQueryString(search)}`,
})

const Routed = ({ drawn }: { drawn: ReactNode }) => RouterContextProvider({ router, children: drawn })

/** Renders to markup; links to other pages are allowed. */
export const markupOf = (drawn: ReactNode): string => renderToStaticMarkup(createElement(Routed, { drawn }))

/** Returns the visible text of the markup. */
export const renderedText = (drawn: ReactNode): string =>
  markupOf(drawn)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
