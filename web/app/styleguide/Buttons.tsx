import { Bell, Pencil, Trash2 } from 'lucide-react'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { BackLink } from '../ui/BackLink.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { FilterButton } from '../ui/FilterButton.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { useSampleWords } from './samples.ts'

const looks = ['brand', 'secondary', 'plain', 'alarm'] as const
const nothing = () => {}

/** What is pressed. */
export function Buttons() {
  const { short } = useSampleWords()
  return (
    <>
      {[{}, { busy: true }, { disabled: true }].map((state) => (
        <div key={JSON.stringify(state)} className="flex flex-wrap gap-2">
          {looks.map((look) => (
            <Button key={look} look={look} {...state}>
              {short}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {looks.map((look) => (
          <IconButton key={look} look={look} label={short}>
            <Bell aria-hidden className="size-5" />
          </IconButton>
        ))}
        <ActionMenu
          label={short}
          actions={[
            { label: short, icon: Pencil, onChoose: nothing },
            { label: short, icon: Trash2, onChoose: nothing, alarming: true },
          ]}
        />
        <FilterButton count={0} onOpen={nothing} />
        <FilterButton count={2} onOpen={nothing} />
        <FileButton icon={Pencil} label={short} onFiles={nothing} />
        <MoreLink busy={false} more={nothing} />
      </div>
      <BackLink to="/styleguide">{short}</BackLink>
    </>
  )
}
