import { lazy } from 'react'

/** Loads the code that shows what was read, while the server reads. */
export const loadReading = () => import('./reading-view.tsx')
export const ReadingView = lazy(loadReading)
