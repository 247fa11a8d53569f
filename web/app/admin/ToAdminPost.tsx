import { Navigate } from 'react-router'
import type { Route } from './+types/ToAdminPost.ts'

/** An address without /admin that cards of reported posts have also had (spec section 2). */
export default function ToAdminPost({ params }: Route.ComponentProps) {
  return <Navigate to={`/admin/getPostDetails/${params.id}`} replace />
}
