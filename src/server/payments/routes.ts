export { lastlinkAdministration } from './admin-routes.ts'
export { webhookRoutes } from './webhook-routes.ts'
