import { t as require_token_util } from "./token-util-CKAFv9Eu.js";
export default require_token_util();
export {};
