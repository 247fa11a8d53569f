// The package has types, which its `exports` do not lead to.
declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  interface FeatureUsage {
    /** Its name on caniuse. */
    feature: string
    /** `missing` names the browsers without it. */
    featureData: { missing?: string | false }
    /** The rule or declaration. */
    usage: { toString(): string }
  }
  export default function doiuse(options: {
    browsers: readonly string[]
    onFeatureUsage(usage: FeatureUsage): void
  }): Plugin
}
