#!/usr/bin/python3
"""A bare window with WebKitGTK for WebKitWebDriver. MiniBrowser's toolbar makes it no narrower than 447 pixels."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# WebKitWebDriver passes on neither what a page logs nor what its browser prints.
LOG_ERRORS = """
  const log = (error) => webkit.messageHandlers.errors.postMessage(String(error).replaceAll('\\n', ' '))
  addEventListener('error', ({ message, target }) => log(message ?? `not loaded: ${target.src ?? target.href}`), true)
  addEventListener('unhandledrejection', ({ reason }) => log(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => log(`${violatedDirective}: ${blockedURI}`))
  const { error } = console
  console.error = (...values) => {
    log(values.join(' '))
    error.apply(console, values)
  }
"""

errors = open(os.environ["ERRORS_FILE"], "w", buffering=1)
content = WebKit2.UserContentManager()
content.register_script_message_handler("errors")
content.connect(
    "script-message-received::errors",
    lambda _content, message: print(message.get_js_value().to_string(), file=errors),
)
content.add_script(
    WebKit2.UserScript(
        LOG_ERRORS,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)
# Not ephemeral: in a private window WebKit stores no files, and a report keeps no draft.
data = os.environ["DATA_FOLDER"]
storage = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data)
context = WebKit2.WebContext(website_data_manager=storage)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
# Journeys run with reduced motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(int(os.environ["WIDTH"]), int(os.environ["HEIGHT"]))
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("bichar")
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
