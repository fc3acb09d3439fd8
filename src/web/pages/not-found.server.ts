import type { PreparePage } from '../framework/page-preparation.ts'
import { redirectRespelledPlace } from './place.server.ts'

/** A place that is spelled in another way has its own address. */
export const preparePage: PreparePage = async ({ location }) => redirectRespelledPlace(location)
