import { lazy } from 'react'

/** The code that shows an explanation; it comes while the notice is being read. */
export const loadResult = () => import('./result-dialog.tsx')
export const ResultDialog = lazy(loadResult)
