import { t as require_light_my_request } from "./light-my-request-uh5WOs4W.js";
export default require_light_my_request();
export {};
