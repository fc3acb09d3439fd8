import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { createContext } from 'react'

/** What the server knew of a family when it rendered a page for its account alone; `null` on all other pages. */
export const RenderedHomeContext = createContext<HomeProfile | null>(null)
