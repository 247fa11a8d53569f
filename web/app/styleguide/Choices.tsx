import { VenetianMask } from 'lucide-react'
import { useId, useState } from 'react'
import { CheckChip } from '../ui/CheckChip.tsx'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { ExplainedCheckbox } from '../ui/ExplainedCheckbox.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TabList } from '../ui/Tabs.tsx'
import { useSampleWords } from './samples.ts'

/** What is chosen from. */
export function Choices() {
  const { label, hint, short, long } = useSampleWords()
  const [isOn, setOn] = useState(true)
  const [tab, setTab] = useState('one')
  const [chosen, setChosen] = useState('')
  const tabs = [
    { name: 'one', label: short },
    { name: 'two', label },
  ]
  return (
    <>
      <TabList label={label} base={useId()} tabs={tabs} chosen={tab} onChoose={setTab} />
      <div className="flex flex-wrap gap-2">
        <CheckChip name="sample" label={short} />
        <CheckChip name="sample" label={short} defaultChecked />
        <CheckChip name="sample" label={short} disabled />
        <Switch label={short} isOn={isOn} busy={false} onChange={setOn} />
        <Switch label={short} isOn={!isOn} busy onChange={setOn} />
      </div>
      <ExplainedCheckbox
        name="sample"
        label={short}
        note={hint}
        icon={VenetianMask}
        checked={isOn}
        onChange={setOn}
      />
      <ChoiceField
        label={label}
        name="sample"
        value={chosen}
        options={[
          { value: 'short', label: short },
          { value: 'long', label: long },
        ]}
        hint={hint}
        onChoose={setChosen}
      />
    </>
  )
}
