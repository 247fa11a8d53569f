import { Navigate } from 'react-router'
import type { Route } from './+types/ToAdminPost.ts'

/** Redirects a legacy address without /admin, which the cards of reported posts also used (spec section 2). */
export default function ToAdminPost({ params }: Route.ComponentProps) {
  return <Navigate to={`/admin/getPostDetails/${params.id}`} replace />
}
