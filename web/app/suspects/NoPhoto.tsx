/** What stands where a suspect has no photo. */
export const NoPhoto = ({ className }: { className: string }) => (
  <img src="/default-avatar.png" alt="" className={className} />
)
