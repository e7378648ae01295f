#!/usr/bin/python3
"""The WebKitGTK browser of the stories: windows that WebKitWebDriver drives, and what WebDriver has no command for.

WebKitWebDriver starts it (see webkit-process.ts). Over the Unix socket CONTROL it sends events and takes commands, one
JSON object a line:

events    {"event": "request" | "answer" | "failed" | "address" | "page" | "crash", "view": 0, ...}
commands  {"id": 1, "command": "script" | "size" | "focus" | "media", ...}, each answered by {"answer": 1}

Environment: CONTROL, SIZE=390x844, LANGUAGE_TAG=en-GB, DARK=1, REDUCED_MOTION=1, MOCK_CAMERA=1.
"""
import json
import os
import socket

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

control = socket.socket(socket.AF_UNIX)
control.connect(os.environ['CONTROL'])
size = tuple(map(int, os.environ.get('SIZE', '1280x800').split('x')))
windows = []
views = []
scripts = []


def send(**message):
    control.sendall((json.dumps(message) + '\n').encode())


def report(view, **message):
    send(view=views.index(view), **message)


def watch_resource(view, resource, _request):
    address = resource.get_uri()
    if not address.startswith('http'):
        return
    open_requests = {'count': 1}
    report(view, event='request', address=address)

    def close_request(**message):
        # WebKit may report both an answer that failed and its end
        if open_requests['count']:
            open_requests['count'] = 0
            report(view, address=address, **message)

    def finished(ended):
        response = ended.get_response()
        close_request(event='answer', status=response.get_status_code() if response else 0)

    resource.connect('failed', lambda _resource, error: close_request(event='failed', reason=error.message))
    resource.connect('finished', finished)


def answer_permission(_view, request):
    request.allow()
    return True


def add_script(source):
    for view in views:
        view.get_user_content_manager().add_script(
            WebKit2.UserScript.new(source, WebKit2.UserContentInjectedFrames.TOP_FRAME,
                                   WebKit2.UserScriptInjectionTime.START, None, None))


def create_view(*_):
    content = WebKit2.UserContentManager()
    content.connect('script-message-received::story', lambda _manager, message: report(
        view, event='page', **json.loads(message.get_js_value().to_string())))
    content.register_script_message_handler('story')
    settings = WebKit2.Settings()
    for name, value in {
            'enable-webgl': True, 'enable-media-stream': True, 'enable-mediasource': True, 'enable-webrtc': True,
            'enable-mock-capture-devices': bool(os.environ.get('MOCK_CAMERA')),
            'media-playback-requires-user-gesture': False}.items():
        settings.set_property(name, value)
    view = WebKit2.WebView(web_context=context, user_content_manager=content, settings=settings,
                           is_controlled_by_automation=True)
    view.connect('resource-load-started', watch_resource)
    view.connect('permission-request', answer_permission)
    view.connect('notify::uri', lambda *_: report(view, event='address', address=view.get_uri() or ''))
    view.connect('web-process-terminated', lambda _view, reason: report(view, event='crash', reason=reason.value_nick))
    views.append(view)
    for source in scripts:
        content.add_script(WebKit2.UserScript.new(source, WebKit2.UserContentInjectedFrames.TOP_FRAME,
                                                  WebKit2.UserScriptInjectionTime.START, None, None))
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(*size)
    window.add(view)
    window.show_all()
    windows.append(window)
    focus_window(window)
    return view


def focus_window(window):
    # no window manager gives it
    window.get_window().focus(0)


def set_media(dark, reduced_motion):
    gtk = Gtk.Settings.get_default()
    gtk.set_property('gtk-application-prefer-dark-theme', dark)
    gtk.set_property('gtk-enable-animations', not reduced_motion)


def run_command(message):
    global size
    command = message['command']
    if command == 'script':
        scripts.append(message['source'])
        add_script(message['source'])
    elif command == 'size':
        size = (message['width'], message['height'])
        for window in windows:
            window.resize(*size)
    elif command == 'focus':
        focus_window(windows[message['view']])
    elif command == 'media':
        set_media(message['dark'], message['reducedMotion'])
    send(answer=message['id'])


received = b''


def read_control(*_):
    global received
    chunk = control.recv(1 << 20)
    if not chunk:
        Gtk.main_quit()
        return False
    *lines, received = (received + chunk).split(b'\n')
    for line in lines:
        run_command(json.loads(line))
    return True


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    # the name that WebKitWebDriver expects unless a browserName is asked for
    info.set_name('MiniBrowser')
    info.set_version(2, 50, 6)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


GLib.io_add_watch(control.fileno(), GLib.IO_IN | GLib.IO_HUP, read_control)
set_media(bool(os.environ.get('DARK')), bool(os.environ.get('REDUCED_MOTION')))
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
if os.environ.get('LANGUAGE_TAG'):
    context.set_preferred_languages([os.environ['LANGUAGE_TAG']])
context.set_automation_allowed(True)
context.connect('automation-started', automation_started)
Gtk.main()
