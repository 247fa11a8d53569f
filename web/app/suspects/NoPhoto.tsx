/** The placeholder for a suspect without a photo. */
export const NoPhoto = ({ className }: { className: string }) => (
  <img src="/default-avatar.png" alt="" className={className} />
)
