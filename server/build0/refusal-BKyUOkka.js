// ../contract/src/rules/errors.ts
/**
* Every error a call can answer: its stable code, its HTTP status and its English words (spec sections 5 and 8,
* decisions section 10). The browser says the same in the reader's language by the code.
*/
const errors = {
	validation: [400, "Please check the marked fields"],
	malformed_request: [400, "The request could not be read"],
	unknown_value: [400, "This value is not one of the allowed ones"],
	not_an_id: [400, "This is not a valid id"],
	too_long: [400, "This text is too long"],
	required: [400, "This field is required"],
	bad_cursor: [400, "This is not a place in the list"],
	unauthenticated: [401, "Please log in to continue."],
	admins_only: [403, "Only admins can do this"],
	super_admins_only: [403, "Only super admins can do this"],
	not_found: [404, "Not found"],
	conflict: [409, "This has changed in the meantime. Please reload and try again."],
	request_too_large: [413, "The request is too large"],
	range_not_satisfiable: [416, "This part of the file does not exist"],
	unsupported_content_type: [415, "This kind of request is not accepted here"],
	too_many_requests: [429, "Too many requests. Please wait a moment and try again."],
	internal: [500, "Something went wrong on our side. Please try again."],
	unavailable: [503, "This service is not available right now. Please try again."],
	name_required: [400, "Name is required"],
	phone_required: [400, "Please enter your phone number"],
	phone_length: [400, "Phone number must be 10 or 11 digits"],
	phone_country_code: [400, "Invalid phone number with country code"],
	phone_partial_country_code: [400, "Invalid phone number with partial country code"],
	password_required: [400, "Password is required"],
	password_too_short: [400, "Password must be at least 6 characters"],
	new_password_too_short: [400, "New password must be at least 6 characters long"],
	both_passwords_required: [400, "Both old and new passwords are required"],
	passwords_differ: [400, "Passwords do not match"],
	device_required: [400, "The device id is missing"],
	code_incomplete: [400, "Please enter complete OTP"],
	code_wrong: [400, "Verification failed"],
	reset_code_wrong: [400, "Password reset failed"],
	login_failed: [400, "Login failed"],
	old_password_wrong: [400, "Failed to update password"],
	reset_not_confirmed: [400, "This is not the password from before the reset"],
	second_password_wrong: [400, "The password is not right"],
	second_password_same: [400, "Please choose another password than that of your account"],
	second_password_missing: [404, "No second password is set"],
	hidden_after_reset: [409, "Confirm first that it was you who reset the password"],
	deletion_password_wrong: [400, "The password is not right"],
	too_many_codes: [429, "Too many codes were requested. Please try again later."],
	too_many_logins: [429, "Too many login attempts. Please try again later."],
	too_many_guesses: [429, "Too many wrong codes. Please ask for a new code."],
	too_many_from_network: [429, "Too many tries come from your network. Please try again later or use another connection."],
	codes_unavailable: [503, "No codes can be sent right now. Please try again later."],
	session_not_found: [404, "Session not found"],
	user_not_found: [404, "User not found"],
	upload_gone: [400, "A file did not arrive whole. Please send it again."],
	files_unavailable: [503, "No pictures or recordings can be taken right now. Please send it without them, or try again later."],
	file_missing: [400, "Invalid file"],
	file_type: [415, "Invalid file type"],
	file_damaged: [400, "This file is damaged or incomplete"],
	file_codec: [415, "The picture or sound in this file is encoded in a way that is not accepted. Please save it as H.264 and AAC."],
	file_cuts: [415, "Parts that were cut out of this recording are still in the file. Please save it as a new file in the app in which you cut it."],
	file_name_lies: [415, "The content of this file does not match its name"],
	image_too_large: [413, "Image size cannot exceed 20MB"],
	image_dimensions: [413, "This picture has too many pixels"],
	animation_dimensions: [413, "This animation is too long or too large. Please send a shorter one."],
	video_too_large: [413, "Video size cannot exceed 10MB"],
	audio_too_large: [413, "Audio size cannot exceed 5MB"],
	avatar_type: [415, "Please select a valid image file (JPEG, PNG, or GIF)"],
	avatar_too_large: [413, "Image size should be less than 2MB"],
	too_many_files: [400, "At most 10 files can be attached"],
	crime_type_required: [400, "At least one crime type is required"],
	age: [400, "Age must be a whole number from 0 to 150"],
	photo_type: [415, "Please select a valid image file (jpg, jpeg, png, webp)"],
	photo_too_large: [413, "File size should be less than 5MB"],
	suspect_not_found: [404, "Criminal not found"],
	suspect_identity_forbidden: [403, "Only the creator can change name, age or photo"],
	suspect_crime_types_forbidden: [403, "Only the creator can remove crime types"],
	suspect_delete_forbidden: [403, "You do not have permission to delete this criminal profile."],
	revision_not_found: [404, "This change does not exist"],
	title_required: [400, "Title is required"],
	description_required: [400, "Description is required"],
	source_url: [400, "Please enter a valid URL"],
	incident_at: [400, "Please enter a real date from 1900 to today"],
	place_unclear: [400, "Please write a district, or an upazila with its district, such as Savar, Dhaka"],
	too_many_kinds: [400, "Three kinds at most"],
	post_not_found: [404, "Post not found"],
	post_edit_forbidden: [403, "You do not have permission to edit this post."],
	post_delete_forbidden: [403, "You do not have permission to delete this post."],
	no_link_needs_anonymity: [400, "Only an anonymous report can be kept without a link to you"],
	sending_key: [400, "This form has come without its key. Please open the page again."],
	guest_reports_off: [404, "Reports without an account are not taken here"],
	guest_reports_full: [429, "Too many reports have come in this way. Please try again later, or log in to report."],
	proof_wrong: [400, "Your device could not show that no program sends this. Please send it again."],
	follow_code_unknown: [404, "No report has this code. Please check its digits."],
	follow_codes_busy: [429, "Too many wrong codes are being tried. Please try again later."],
	question_not_anonymous: [409, "This post has a name. Only authors of anonymous reports are asked this way."],
	question_missing: [409, "Nothing has been asked yet"],
	questions_forbidden: [403, "Only the author and the moderators read this"],
	message_required: [400, "Please write something"],
	too_many_messages: [409, "No more messages can be added to this report"],
	post_anonymity_forbidden: [403, "Only the author can change whether a post is anonymous"],
	unknown_suspect: [400, "One of the suspects does not exist"],
	unknown_media: [400, "One of the kept files does not belong to this post"],
	already_decided: [409, "Another moderator has already decided this"],
	desk_item_not_found: [404, "This is not waiting any more"],
	claimed: [409, "Another moderator has this open"],
	decision_taken: [409, "This cannot be undone any more"],
	post_not_public: [409, "This post is waiting for review"],
	too_many_reactions: [429, "Please wait before reacting again."],
	comment_required: [400, "Please write a comment"],
	comment_not_found: [404, "Comment not found"],
	reply_to_reply: [400, "A reply cannot be replied to. Please reply to the comment."],
	watch_word_required: [400, "Please enter a word"],
	watch_word_exists: [409, "This word is on the list already"],
	watch_list_full: [409, "The list is full. Please remove words that are no longer needed."],
	watch_word_not_found: [404, "This word is not on the list any more"],
	comment_delete_forbidden: [403, "You do not have permission to delete this comment."],
	search_busy: [503, "Search is very busy or this takes too long. Please try again, or with other words."],
	search_required: [400, "Please enter something to search for"],
	date_required: [400, "Date is required"],
	date_invalid: [400, "This is not a valid date"],
	timeline_not_found: [404, "Timeline not found"],
	timeline_add_forbidden: [403, "Only the author of the post can add to its timeline"],
	timeline_delete_forbidden: [403, "You do not have permission to delete this timeline."],
	content_required: [400, "Content is required"],
	category_required: [400, "At least one category is required"],
	image_required: [400, "Image is required"],
	blog_not_found: [404, "Blog not found"],
	related_post_required: [400, "Related post is required"],
	story_not_found: [404, "Success story not found"],
	generation_off: [503, "Text generation is not set up on this server"],
	generation_failed: [503, "Failed to generate content. Please try again."],
	enhancement_failed: [503, "Failed to enhance content"],
	generated_nonsense: [503, "Invalid AI response format"],
	latitude: [400, "Latitude must be a number from -90 to 90"],
	longitude: [400, "Longitude must be a number from -180 to 180"],
	place_not_found: [404, "This place is not in Bangladesh"],
	reason_required: [400, "Please provide a reason"],
	account_paused: [403, "You can read, and not write for now"],
	account_suspended: [403, "This account is suspended"],
	until_required: [400, "Please choose a day from tomorrow on, at most a year ahead"],
	sanction_forbidden: [403, "Only super admins can do this about an admin"],
	sanction_own: [403, "You cannot do this about yourself"],
	sanction_not_found: [404, "This decision does not exist"],
	already_sanctioned: [409, "This person is already paused or suspended like this"],
	author_is_named: [409, "This has a name. Please use the page of the person."],
	appealed_already: [409, "You have appealed against this already"],
	appeal_closed: [409, "This does not hold any more"],
	appeal_by_another: [403, "Another admin has to judge this appeal"],
	hidden_from_you: [403, "Show first what you have written anonymously"],
	link_invalid: [400, "Please enter a path of this app or a full address"],
	audience_required: [400, "Please choose who gets it"],
	notification_not_found: [404, "Notification not found"],
	notification_send_forbidden: [403, "Only super admins can send notifications"],
	notification_delete_forbidden: [403, "Only super admins can delete notifications"],
	too_many_follows: [409, "You follow 200 things already. Unfollow one first."],
	push_token_invalid: [400, "This device cannot receive notifications"],
	post_not_selected: [400, "Please select a post"],
	reaction_number: [400, "Please enter a whole number from 1 to 1000"],
	search_too_short: [400, "Please enter at least 2 characters"],
	support_not_found: [404, "Support request not found"],
	too_many_connections: [429, "The app is open in too many windows"],
	too_many_watched: [429, "Too many posts are open at once"]
};
const isErrorCode = (code) => Object.hasOwn(errors, code);
// ../contract/src/rules/sanctions.ts
/** What admins can do about a person, from the mildest on; free of zod, for the browser. */
const sanctionKinds = [
	"warning",
	"pause",
	"suspension"
];
/** What became of an appeal. */
const appealOutcomes = ["upheld", "lifted"];
/** The anonymous things whose author can be paused. */
const pausedThings = [
	"post",
	"comment",
	"suspect"
];
const months = [...[
	"January",
	"February",
	"March",
	"April",
	"May",
	"June"
], ...[
	"July",
	"August",
	"September",
	"October",
	"November",
	"December"
]];
/** A day in English words: '3 March 2026'. */
function dayInWords(day) {
	const [year, month, date] = day.split("-").map(Number);
	return `${date} ${months[month - 1]} ${year}`;
}
// src/refusal.ts
/** A refusal in the words of the contract; thrown anywhere, turned into a response by http/errors.ts. */
var ApiError = class extends Error {
	code;
	details;
	constructor(code, details = {}) {
		super(inWords(code, details.sanction));
		this.code = code;
		this.details = details;
	}
};
/** A refusal that lasts until a day names it. */
const inWords = (code, sanction) => {
	if (!sanction?.until) return errors[code][1];
	const day = dayInWords(sanction.until);
	return code === "account_paused" ? `You can read, and write again from ${day} on` : `${errors[code][1]}, until ${day}`;
};
const invalidField = (field, code) => new ApiError(code, { fields: { [field]: code } });
export { pausedThings as a, isErrorCode as c, dayInWords as i, invalidField as n, sanctionKinds as o, appealOutcomes as r, errors as s, ApiError as t };
