import { create } from 'zustand'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const useChoice = create<{ theme: Theme }>(() => ({ theme: 'system' }))

if (typeof window !== 'undefined')
  useChoice.setState({ theme: (localStorage.getItem('theme') as Theme | null) ?? 'system' })

export const useTheme = (): Theme => useChoice(({ theme }) => theme)

export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset.theme = theme
  }
  useChoice.setState({ theme })
}
