import { VerifyCode } from './VerifyCode.tsx'

export default function VerifyCodePage() {
  return <VerifyCode />
}
