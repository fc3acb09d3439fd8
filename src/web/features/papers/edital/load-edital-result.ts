import { lazy } from 'react'

/** Loads the code that shows an explanation, while the server reads the edital. */
export const loadEditalResult = () => import('./edital-result-dialog.tsx')
export const ResultDialog = lazy(loadEditalResult)
