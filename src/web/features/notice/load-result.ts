import { lazy } from 'react'

/** Loads the code that shows an explanation, while the server reads the edital. */
export const loadResult = () => import('./result-dialog.tsx')
export const ResultDialog = lazy(loadResult)
